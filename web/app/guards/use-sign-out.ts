// The way out: home, then the session ends.
import { useNavigate } from 'react-router';
import { signOut } from '#web/session/session.ts';

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate('/home');
    void signOut();
  };
}
