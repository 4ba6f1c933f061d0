// The login modal with the legal texts it opens, and the way to Google where there is one.
import { useLocation } from 'react-router';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { canGoToGoogle, goToGoogle } from '#web/session/go-to-google.ts';
import { LoginModal } from '#web/session/login-modal.tsx';
import { LegalText } from '#web/site/legal-text.tsx';
import { useInterruptedPlace } from './interrupted-place.ts';

export function Login() {
  const google = useSiteConfig()?.google ?? null;
  const { pathname, search } = useLocation();
  const place = useInterruptedPlace((interrupted) => interrupted.place);
  return (
    <LoginModal
      legalTexts={{
        terms: <LegalText name="terms" isInModal />,
        privacy: <LegalText name="privacy" isInModal />,
      }}
      onGoogle={
        google && canGoToGoogle() ? () => goToGoogle(google, { from: pathname + search, place }) : null
      }
    />
  );
}
