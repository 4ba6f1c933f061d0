// Goes to an address of the application, through the same gate as a link.
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useGate } from './use-gate.ts';

export function useGo(): (address: string, state?: unknown) => void {
  const navigate = useNavigate();
  const isClosed = useGate();
  return useCallback(
    (address: string, state?: unknown) => {
      if (!isClosed(address)) void navigate(address, { state });
    },
    [navigate, isClosed],
  );
}
