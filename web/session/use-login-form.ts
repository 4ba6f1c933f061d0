// The two steps of signing in: an address, then the code that was mailed to it.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalName } from '#contract/errors.ts';
import { CODE_DIGITS } from '#contract/limits.ts';
import type { Language } from '#texts/words.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { checkCode, checkEmail, onlyCodeDigits } from './check-login.ts';
import { readResendSeconds, startResendCountdown } from './resend-countdown.ts';
import { requestCode, signInWithCode } from './session.ts';

type LoginStep = 'email' | 'code';

/** So that the closing dialog does not flash back to its first step (spec §2). */
const RESET_AFTER_MS = 300;

/** Said in their own words; any other failure is "failed, retry" (spec §5). */
const OWN_REFUSALS: ReadonlySet<RefusalName> = new Set<RefusalName>([
  'invalid_email',
  'wrong_code',
  'abnormal_user',
  'too_many_requests',
]);

type Form = {
  step: LoginStep;
  email: string;
  code: string;
  /** The error is shown from the first time the field was left or sent. */
  isEmailChecked: boolean;
  /** The server said that this address cannot be one. */
  isEmailRefused: boolean;
  emailError: string | null;
  codeError: string | null;
  isBusy: boolean;
  /** A proof of work is being made. */
  isProving: boolean;
  /** The code connects another way of signing in with the address. */
  isConnecting: boolean;
};

const emptyForm: Form = {
  step: 'email',
  email: '',
  code: '',
  isEmailChecked: false,
  isEmailRefused: false,
  emailError: null,
  codeError: null,
  isBusy: false,
  isProving: false,
  isConnecting: false,
};

function beginForm(connects: string | null): Form {
  if (connects === null) return emptyForm;
  return { ...emptyForm, step: 'code', email: connects, isConnecting: true };
}

/** `connects`: an address to which a code was mailed already; the form begins with it. */
export function useLoginForm(isOpen: boolean, connects: string | null = null) {
  const { t, i18n } = useTranslation();
  const language: Language = i18n.language === 'zh' ? 'zh' : 'en';
  const [form, setForm] = useState(() => beginForm(connects));
  const change = useCallback((part: Partial<Form>) => setForm((old) => ({ ...old, ...part })), []);
  /** Answers to a form that was closed meanwhile change nothing. */
  const visit = useRef(0);

  useEffect(() => {
    if (isOpen) return;
    visit.current += 1;
    const reset = () => setForm(beginForm(connects));
    const timer = setTimeout(reset, RESET_AFTER_MS);
    return () => {
      // Opened again before its time: it begins anew all the same.
      clearTimeout(timer);
      reset();
    };
  }, [isOpen, connects]);

  /** While a form is open, and only while it is the same. */
  const showWork = (visited: number) => (isProving: boolean) => {
    if (visited === visit.current) change({ isProving });
  };

  const emailProblem = checkEmail(form.email, language);

  /** Shows under the field what the server refused; `otherwise` where the refusal is not about the field. */
  const explain = (error: unknown, field: 'emailError' | 'codeError', otherwise: string) => {
    if (isCanceled(error)) return;
    const refusal = error instanceof CallError ? error.refusal : undefined;
    const message =
      error instanceof CallError && refusal && OWN_REFUSALS.has(refusal) ? error.message : otherwise;
    change({ [field]: message, isEmailRefused: refusal === 'invalid_email' });
  };

  const mailCode = async (field: 'emailError' | 'codeError') => {
    const visited = visit.current;
    const email = form.email.trim();
    change({ isBusy: true, [field]: null });
    try {
      const seconds = await requestCode(email, language, showWork(visited));
      startResendCountdown(email, seconds);
      if (visited !== visit.current) return;
      // The second step says by itself where the code went; a second one would go unnoticed.
      if (form.step === 'code') toast.success(t('session.code_sent', { email }));
      change({ step: 'code', codeError: null });
    } catch (error) {
      if (visited === visit.current) explain(error, field, t('session.send_failed'));
    } finally {
      if (visited === visit.current) change({ isBusy: false });
    }
  };

  const submitCode = async (code: string) => {
    const problem = checkCode(code, language);
    if (problem) {
      change({ codeError: problem });
      return;
    }
    const visited = visit.current;
    change({ isBusy: true, codeError: null });
    try {
      await signInWithCode(form.email.trim(), code, language, showWork(visited));
    } catch (error) {
      if (visited === visit.current) explain(error, 'codeError', t('session.login_failed'));
    } finally {
      if (visited === visit.current) change({ isBusy: false });
    }
  };

  return {
    ...form,
    /** Shown under the field. */
    emailError: form.emailError ?? (form.isEmailChecked ? emailProblem : null),
    canContinue: emailProblem === null && !form.isEmailRefused && !form.isBusy,
    changeEmail: (email: string) =>
      change({
        email,
        emailError: null,
        isEmailRefused: false,
        ...(email === '' && { isEmailChecked: true }),
      }),
    leaveEmail: () => {
      if (form.email !== '') change({ isEmailChecked: true });
    },
    sayEmailProblem: () => change({ isEmailChecked: true }),
    submitEmail: async () => {
      if (emailProblem) change({ isEmailChecked: true });
      // A code that was mailed to this address less than a minute ago is still the one to type.
      else if (readResendSeconds(form.email) > 0) change({ step: 'code', codeError: null });
      else await mailCode('emailError');
    },
    changeCode: (typed: string) => {
      const code = onlyCodeDigits(typed);
      const isNew = code !== form.code;
      change({ code, codeError: null });
      if (isNew && code.length === CODE_DIGITS && !form.isBusy) void submitCode(code);
    },
    submitCode: () => submitCode(form.code),
    resend: () => mailCode('codeError'),
    goBack: () => change({ step: 'email', code: '', codeError: null, isConnecting: false }),
  };
}

export type LoginForm = ReturnType<typeof useLoginForm>;
