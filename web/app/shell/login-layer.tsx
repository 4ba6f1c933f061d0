// Sign-in over any screen. Its code comes when it is first opened.
import { Suspense, lazy, useState } from 'react';
import { useUserStore } from '#web/model/me/user-store.ts';

const Login = lazy(async () => ({ default: (await import('../guards/login.tsx')).Login }));

export function LoginLayer() {
  const isOpen = useUserStore((state) => state.isLoginOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <Login />
    </Suspense>
  );
}
