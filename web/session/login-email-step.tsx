// First step: the address to which a code is mailed.
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { ProvingLine } from './proving-line.tsx';
import type { LoginForm } from './use-login-form.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import style from './login-modal.module.css';

export type LoginEmailStepProps = {
  form: LoginForm;
  giftPoints: number;
  /** Leaves for Google; null where that is not to be had. */
  onGoogle: (() => Promise<void>) | null;
  onLegal: (text: 'terms' | 'privacy') => void;
};

export function LoginEmailStep({ form, giftPoints, onGoogle, onLegal }: LoginEmailStepProps) {
  const { t } = useTranslation();
  const input = useFocusAtFirst();
  return (
    <form
      noValidate
      className={style.step}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submitEmail();
      }}
    >
      {/* The dialog is called so already. */}
      <p className={style.title} aria-hidden="true">
        {t('session.sign_in')}
      </p>
      {giftPoints > 0 && (
        <p className={joinClasses(style.gift, style.dotted)}>{t('session.gift', { n: giftPoints })}</p>
      )}
      {onGoogle && (
        <>
          <GoogleButton onPress={onGoogle} />
          <p className={style.or}>{t('session.or')}</p>
        </>
      )}
      <TextField
        label={t('session.email')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        ref={input}
        isBig
        required
        value={form.email}
        error={form.emailError}
        onChange={form.changeEmail}
        onBlur={form.leaveEmail}
        onKeyDown={(event) => {
          // While Continue is disabled the browser sends nothing, and nothing would be said.
          if (event.key === 'Enter') form.sayEmailProblem();
        }}
      />
      <Button
        type="submit"
        look="filled"
        size="large"
        isWide
        className={style.go}
        disabled={!form.canContinue}
        isBusy={form.isBusy}
      >
        {t('session.continue')}
      </Button>
      <ProvingLine isShown={form.isProving} />
      <p className={style.foot}>
        <Trans
          i18nKey="session.accept"
          components={{
            terms: <TextButton onPress={() => onLegal('terms')} />,
            privacy: <TextButton onPress={() => onLegal('privacy')} />,
          }}
        />
      </p>
    </form>
  );
}

/** Its words come from the sentence around it. */
function TextButton({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  return (
    <button type="button" className={style.text} onClick={onPress}>
      {children}
    </button>
  );
}
