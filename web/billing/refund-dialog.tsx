// Giving a first purchase back: what comes, and what goes with it.
import { orderRefund } from '#contract/billing.ts';
import type { Order } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import { useBillingText } from './use-billing-text.ts';
import { useBillingChanged } from './use-subscription-acts.ts';
import style from './dialogs.module.css';

export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, money, name } = useBillingText();
  const refunding = useAct();
  const changed = useBillingChanged();
  const hasPlan = order.kind === 'plan';
  const amount = money(order.amount, order.currency);

  async function confirm() {
    const isDone = await refunding.run(async () => {
      await call(orderRefund, { id: order.id }, { extractData: true, showError: false });
      changed();
      toast.success(t('billing.refund.done', { price: amount }));
    });
    if (isDone) onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('billing.refund.title')} about={t('billing.refund.about')}>
      <div className={style.dialog}>
        <FactList facts={listWhatGoes()} />
        {refunding.error && (
          <p className={style.error} role="alert">
            {refunding.error}
          </p>
        )}
        <div className={style.pair}>
          <Button size="medium" onClick={onClose}>
            {t('billing.refund.keep', { what: name(order.name) })}
          </Button>
          <Button look="filled" size="medium" isBusy={refunding.isBusy} onClick={() => void confirm()}>
            {t('billing.refund.confirm', { price: amount })}
          </Button>
        </div>
      </div>
    </Dialog>
  );

  function listWhatGoes() {
    return [
      { name: t('billing.refund.back'), value: amount, isStrong: true },
      { name: t('billing.refund.to'), value: order.paid_with || t('billing.refund.same_way') },
      {
        name: t(hasPlan ? 'billing.cancel.plan_points' : 'billing.refund.pack_points'),
        value: t('billing.refund.unspent_go'),
      },
      hasPlan
        ? { name: name(order.name), value: t('billing.refund.ends_now') }
        : { name: t('billing.cancel.permanent'), value: t('billing.refund.others_stay') },
    ];
  }
}
