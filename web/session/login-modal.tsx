// Signing in, over any screen: a bookplate with the address, then the code. The legal texts open on top of it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { prices } from '#contract/prices.ts';
import { closeLogin, useUserStore } from '#web/model/me/user-store.ts';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { LoginCodeStep } from './login-code-step.tsx';
import { LoginEmailStep } from './login-email-step.tsx';
import { useLoginForm } from './use-login-form.ts';
import bookplate from './bookplate.webp';
import style from './login-modal.module.css';

type Legal = 'terms' | 'privacy';

export type LoginModalProps = {
  /** The texts that open as modals from the first step. */
  legalTexts: Readonly<Record<Legal, ReactNode>>;
  /** Leaves for Google; null where that is not to be had. */
  onGoogle: (() => Promise<void>) | null;
};

/** Painted by the built-in illustrator from the words below it: ink, seed 7. Pixels of the file. */
const BOOKPLATE = { width: 512, height: 683 };
const WIDTH_PX = 800;
const LEGAL_WIDTH_PX = 760;

export function LoginModal(props: LoginModalProps) {
  const connects = useUserStore((state) => state.connects);
  // Begun anew for another purpose.
  return <Bookplate key={connects} connects={connects} {...props} />;
}

function Bookplate({ legalTexts, onGoogle, connects }: LoginModalProps & { connects: string | null }) {
  const { t } = useTranslation();
  const isOpen = useUserStore((state) => state.isLoginOpen);
  const form = useLoginForm(isOpen, connects);
  const [legal, setLegal] = useState<Legal | null>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeLogin}
      title={t('session.sign_in')}
      isTitleHidden
      isBare
      width={WIDTH_PX}
    >
      <div className={style.tile}>
        <figure className={style.image}>
          <img src={bookplate} alt="" loading="lazy" width={BOOKPLATE.width} height={BOOKPLATE.height} />
          <figcaption>{t('session.bookplate')}</figcaption>
        </figure>
        <div className={style.form}>
          {form.step === 'email' ? (
            <LoginEmailStep
              form={form}
              giftPoints={prices().gifts.welcome}
              onGoogle={onGoogle}
              onLegal={setLegal}
            />
          ) : (
            <LoginCodeStep form={form} />
          )}
        </div>
      </div>
      <Dialog
        isOpen={legal !== null}
        onClose={() => setLegal(null)}
        title={t(legal === 'privacy' ? 'legal.privacy' : 'legal.terms')}
        isTitleHidden
        width={LEGAL_WIDTH_PX}
      >
        {legal && legalTexts[legal]}
      </Dialog>
    </Dialog>
  );
}
