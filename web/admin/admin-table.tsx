// A table of the admin module: named for the ear, its head tied to its cells; on a phone the lesser columns give way.
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import hidden from '#web/ui/base/visually-hidden.module.css';
import style from './admin.module.css';

type Kind = {
  isNumber?: boolean;
  /** Not shown on a phone. */
  isWide?: boolean;
};

type AdminTableProps = {
  caption: string;
  columns: readonly ({ name: string } & Kind)[];
  /** Rows: `tr` with a `Cell` for each column. */
  children: ReactNode;
};

export function AdminTable({ caption, columns, children }: AdminTableProps) {
  return (
    <table className={style.table}>
      <caption className={hidden.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, ...kind }) => (
            <th key={name} scope="col" className={classOf(kind)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

type CellProps = Kind & {
  /** It names the row. */
  isHead?: boolean;
  /** A quieter line below. */
  second?: ReactNode;
  children: ReactNode;
};

export function Cell({ isHead = false, second, children, ...kind }: CellProps) {
  const content = (
    <>
      {children}
      {second && <span className={style.second}>{second}</span>}
    </>
  );
  if (!isHead) return <td className={classOf(kind)}>{content}</td>;
  return (
    <th scope="row" className={classOf(kind)}>
      {content}
    </th>
  );
}

/** The name of a row that opens. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={style.rowButton} onClick={onClick}>
      {children}
    </button>
  );
}

function classOf({ isNumber, isWide }: Kind): string {
  return joinClasses(isNumber && style.number, isWide && style.wide);
}
