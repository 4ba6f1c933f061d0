// The login modal with the legal texts it opens.
import { LoginModal } from '#web/session/login-modal.tsx';
import { LegalText } from '#web/site/legal-text.tsx';

export function Login() {
  return (
    <LoginModal
      legalTexts={{
        terms: <LegalText name="terms" isInModal />,
        privacy: <LegalText name="privacy" isInModal />,
      }}
    />
  );
}
