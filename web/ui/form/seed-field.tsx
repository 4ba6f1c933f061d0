// The seed of an image: random each time, or a fixed number that gives the same image again.
import { Dices } from 'lucide-react';
import { IconButton } from '../base/icon-button.tsx';
import { NumberField } from './number-field.tsx';
import { Segmented } from './segmented.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import style from './seed-field.module.css';

/** The largest seed: the largest signed 32-bit number. */
const MAX_SEED = 2_147_483_647;

export type SeedFieldProps = {
  /** null = random. */
  value: number | null;
  onChange: (seed: number | null) => void;
  hint?: string;
};

export function SeedField({ value, onChange, hint }: SeedFieldProps) {
  const words = useUiWords();
  const rollDice = () => onChange(Math.floor(Math.random() * (MAX_SEED + 1)));
  return (
    <div className={style.seed}>
      <Segmented
        label={words.seed}
        value={value === null ? 'random' : 'fixed'}
        onChange={(choice) => (choice === 'random' ? onChange(null) : rollDice())}
        options={[
          { value: 'random', label: words.random },
          { value: 'fixed', label: words.fixed },
        ]}
        hint={hint}
      />
      {value !== null && (
        <div className={style.number}>
          <NumberField
            label={words.fixed}
            value={value}
            onChange={onChange}
            min={0}
            max={MAX_SEED}
            className={style.grow}
          />
          <IconButton label={words.random} icon={<Dices />} onClick={rollDice} isFramed />
        </div>
      )}
    </div>
  );
}
