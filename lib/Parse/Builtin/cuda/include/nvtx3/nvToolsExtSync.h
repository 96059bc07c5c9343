// NVTX: synchronisation objects.
#ifndef HIPIFY_NVTX3_NVTOOLSEXTSYNC_H
#define HIPIFY_NVTX3_NVTOOLSEXTSYNC_H
#include "nvtx3/nvToolsExt.h"
#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE (NVTX_STATIC_CAST(uint16_t, sizeof(nvtxSyncUserAttributes_v0)))
#define NVTX_RESOURCE_CLASS_SYNC_OS 2
#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD 3
enum nvtxResourceSyncPosixThreadType_t { NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614 };
typedef enum nvtxResourceSyncPosixThreadType_t nvtxResourceSyncPosixThreadType_t;
enum nvtxResourceSyncWindowsType_t { NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077 };
typedef enum nvtxResourceSyncWindowsType_t nvtxResourceSyncWindowsType_t;
enum nvtxResourceSyncLinuxType_t { NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073, NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074, NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075, NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076, NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077, NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078, NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079 };
typedef enum nvtxResourceSyncLinuxType_t nvtxResourceSyncLinuxType_t;
typedef enum nvtxResourceSyncLinuxType_t nvtxResourceSyncAndroidType_t;
struct nvtxSyncUser;
typedef struct nvtxSyncUser *nvtxSyncUser_t;
struct nvtxSyncUserAttributes_v0 {
  uint16_t version;
  uint16_t size;
  int32_t messageType;
  nvtxMessageValue_t message;
};
typedef struct nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_v0;
typedef struct nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t;
#ifdef __cplusplus
nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t, const nvtxSyncUserAttributes_t *);
void nvtxDomainSyncUserDestroy(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t);
void nvtxDomainSyncUserReleasing(nvtxSyncUser_t);
#endif
#endif
