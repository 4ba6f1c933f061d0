// Packs of points that never expire, each with the price of one point and the button that buys it.
import type { PointPack } from '#contract/billing.ts';
import type { Currency } from '#contract/prices.ts';
import { useIsGuest } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { packPrice } from './pack-price.ts';
import { useBillingText } from './use-billing-text.ts';
import { buyAddress } from './use-terms.ts';
import style from './pack-offers.module.css';

export type PackOffersProps = {
  packs: readonly PointPack[];
  currency: Currency;
  onChoose: (pack: PointPack) => void;
  onSignIn: (address: string) => void;
};

export function PackOffers({ packs, ...rest }: PackOffersProps) {
  return (
    <ul className={style.packs}>
      {packs.map((pack) => (
        <PackOffer key={pack.id} pack={pack} {...rest} />
      ))}
    </ul>
  );
}

type PackOfferProps = Omit<PackOffersProps, 'packs'> & { pack: PointPack };

function PackOffer({ pack, currency, onChoose, onSignIn }: PackOfferProps) {
  const { t, count, price, pointPrice } = useBillingText();
  const isGuest = useIsGuest();
  const amount = packPrice(pack, currency);
  const points = pack.points + pack.bonus;
  if (amount === null) return null;
  return (
    <li className={style.pack}>
      <h3 className={style.points}>{count(points)}</h3>
      <p className={style.each}>
        {t('billing.pack.a_point', { price: pointPrice(amount, points, currency) })}
        {pack.bonus > 0 && ` · ${t('billing.pack.bonus', { n: count(pack.bonus) })}`}
      </p>
      <div className={style.buy}>
        <b>{price(amount, currency)}</b>
        <Button
          aria-label={t('billing.pack.buy_points', { n: count(points) })}
          onClick={() => (isGuest ? onSignIn(buyAddress({ pack: pack.id, currency })) : onChoose(pack))}
        >
          {t('billing.pack.buy')}
        </Button>
      </div>
    </li>
  );
}
