// A legal text as it is read: title, date and version, contents, sections. The same on its page and in a modal.
import { Suspense, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#texts/words.ts';
import { formatDate, formatLocaleOf } from '#web/i18n/format.ts';
import { LEGAL_DATE, LEGAL_VERSION } from './legal-document.ts';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { loadLegal } from './load-legal.ts';
import type { LegalName } from './load-legal.ts';
import style from './legal-text.module.css';

export type LegalTextProps = {
  name: LegalName;
  /** In a modal the page behind keeps its address, and its own h1. */
  isInModal?: boolean;
};

export function LegalText({ name, isInModal = false }: LegalTextProps) {
  const { i18n } = useTranslation();
  const language: Language = i18n.language === 'zh' ? 'zh' : 'en';
  return (
    <Suspense fallback={<div className={style.waiting} aria-busy="true" />}>
      <Loaded name={name} language={language} isInModal={isInModal} />
    </Suspense>
  );
}

type LoadedProps = { name: LegalName; language: Language; isInModal: boolean };

function Loaded({ name, language, isInModal }: LoadedProps) {
  const { t } = useTranslation();
  const legal: LegalDocument = use(loadLegal(name, language));
  const own = useId();
  const idOf = (id: string) => (isInModal ? `${own}${id}` : id);
  const Title = isInModal ? 'h2' : 'h1';
  const SectionTitle = isInModal ? 'h3' : 'h2';
  return (
    <article className={isInModal ? `${style.text} ${style.inModal}` : style.text}>
      <Title className={style.title}>{legal.title}</Title>
      <p className={style.date}>
        {t('legal.version', {
          version: LEGAL_VERSION,
          date: formatDate(LEGAL_DATE, formatLocaleOf(language), { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
      <p className={style.summary}>{legal.summary}</p>
      <nav aria-label={t('legal.contents')} className={style.contents}>
        <ol>
          {legal.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  if (!isInModal) return;
                  event.preventDefault();
                  document.getElementById(idOf(id))?.scrollIntoView();
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {legal.sections.map(({ id, title, blocks }, index) => (
        <section key={id} id={idOf(id)} className={style.section}>
          <SectionTitle className={style.heading}>
            <span className={style.number}>{index + 1}</span>
            {title}
          </SectionTitle>
          {blocks.map((block) => (
            <Block key={keyOf(block)} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function keyOf(block: LegalBlock): string {
  if (typeof block === 'string') return block;
  return 'list' in block ? block.list.join() : block.pairs.join();
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={style.pairs}>
      {block.pairs.map(([thing, rule]) => (
        <div key={thing}>
          <dt>{thing}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
