// Whether this browser may show notifications, followed while it is looked at, and asking for it.
import { useCallback, useEffect, useState } from 'react';

/** `missing`: this browser has no notifications, or gives none to this page. */
export type Permission = NotificationPermission | 'missing';

export function readPermission(): Permission {
  // On a page that did not come safely a browser refuses without asking: nothing there to be switched on.
  if (typeof Notification === 'undefined' || globalThis.isSecureContext === false) return 'missing';
  return Notification.permission;
}

export function useNotificationPermission(): {
  permission: Permission;
  /** Opens the question of the browser where it was never answered; else answers at once. */
  ask: () => Promise<Permission>;
} {
  const [permission, setPermission] = useState(readPermission);
  useEffect(() => {
    const look = () => setPermission(readPermission());
    let status: PermissionStatus | null = null;
    let isLooking = true;
    async function follow() {
      try {
        status = (await navigator.permissions?.query({ name: 'notifications' })) ?? null;
        if (isLooking) status?.addEventListener('change', look);
      } catch {
        // A browser that cannot be asked this is looked at when the page is looked at again.
      }
    }
    void follow();
    window.addEventListener('focus', look);
    return () => {
      isLooking = false;
      status?.removeEventListener('change', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  const ask = useCallback(async () => {
    if (readPermission() === 'default') await Notification.requestPermission();
    const answered = readPermission();
    setPermission(answered);
    return answered;
  }, []);
  return { permission, ask };
}
