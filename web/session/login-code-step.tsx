// Second step: the six digits from the mail. The sixth sends them.
import { ArrowLeft } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CODE_DIGITS } from '#contract/limits.ts';
import { Button } from '#web/ui/base/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { onlyCodeDigits } from './check-login.ts';
import { ProvingLine } from './proving-line.tsx';
import { useResendSeconds } from './resend-countdown.ts';
import type { LoginForm } from './use-login-form.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import style from './login-modal.module.css';

export function LoginCodeStep({ form }: { form: LoginForm }) {
  const { t } = useTranslation();
  const input = useFocusAtFirst();
  const seconds = useResendSeconds(form.email);
  // Before the refusal is painted: a key pressed at its sight already takes the place of the six digits.
  useLayoutEffect(() => {
    if (form.codeError === null || form.isBusy) return;
    input.current?.focus();
    input.current?.select();
  }, [form.codeError, form.isBusy, input]);
  return (
    <form
      noValidate
      className={style.step}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submitCode();
      }}
    >
      <div className={style.back}>
        <Button look="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={form.goBack}>
          {t('session.back')}
        </Button>
      </div>
      <h2 className={style.title}>{t('session.check_mail')}</h2>
      <p className={style.gift}>
        {t(form.isConnecting ? 'session.code_connects' : 'session.code_sent', { email: form.email.trim() })}
      </p>
      <TextField
        label={t('session.code')}
        className={style.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        ref={input}
        isBig
        required
        value={form.code}
        error={form.codeError}
        readOnly={form.isBusy}
        onChange={form.changeCode}
        onPaste={(event) => {
          // The browser would cut "123 456" to six characters before the space is taken out.
          event.preventDefault();
          form.changeCode(onlyCodeDigits(event.clipboardData.getData('text')));
        }}
      />
      <Button type="submit" look="filled" size="large" isWide className={style.go} isBusy={form.isBusy}>
        {t('session.sign_in')}
      </Button>
      <ProvingLine isShown={form.isProving} />
      <p className={style.foot}>
        <span className={style.before}>{t('session.no_mail')}</span>
        <button
          type="button"
          className={style.text}
          disabled={seconds > 0 || form.isBusy}
          onClick={() => void form.resend()}
        >
          {seconds > 0 ? t('session.resend_in', { s: seconds }) : t('session.resend')}
        </button>
      </p>
    </form>
  );
}
