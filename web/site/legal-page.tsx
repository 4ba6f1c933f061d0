// The page of a legal text, for the landing layout.
import { LegalText } from './legal-text.tsx';
import type { LegalName } from './load-legal.ts';
import style from './legal-page.module.css';

export function LegalPage({ name }: { name: LegalName }) {
  return (
    <div className={style.page}>
      <LegalText name={name} />
    </div>
  );
}
