// Text to image: the form at the left, what it made at the right.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Style } from '#contract/limits.ts';
import type { Posted, Task } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { useSiteConfig } from '#web/api/use-site-config.ts';
import { isOwnTask, useTask } from '#web/api/use-tasks.ts';
import { rememberPrompt } from '#web/task/prompt-history.ts';
import { TaskFeed } from '#web/task/task-feed.tsx';
import { useTaskPost } from '#web/task/use-task-post.ts';
import { PriceButton } from '#web/ui/price-button.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { postLite, postPro } from './contract.ts';
import type { TextToImageParams } from './contract.ts';
import { ScreenExamples } from './screen-examples.tsx';
import { ScreenOptions } from './screen-options.tsx';
import { useScreenPrice } from './screen-price.ts';
import { ScreenPrompt } from './screen-prompt.tsx';
import { effectiveParams, readParams, TOOL, useFormState } from './screen-state.ts';
import style from './screen.module.css';

const TYPE = 1;

export function TextToImageScreen() {
  const { t } = useTranslation();
  const { form, change } = useFormState();
  const { button, askForPoints } = useScreenPrice(form, change);
  const { isPosting, fields, clearField, post } = useTaskPost();
  const engine = useSiteConfig()?.engines.find(({ type }) => type === TYPE);
  const isPhone = useIsPhone();
  const top = useRef<HTMLFormElement>(null);

  function fill(part: Partial<TextToImageParams>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function reuse(task: Task) {
    fill(readParams(task.params));
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector('textarea')?.focus();
  }
  async function generate() {
    if (button.blocked || isPosting) return;
    const params = effectiveParams(form);
    rememberPrompt(TOOL, params.prompt);
    const refusal = await post({
      params,
      engine: { id: '', name: engine?.name ?? '', is_ai: engine?.is_ai ?? false },
      send: (clientToken) => sendParams(params, clientToken),
    });
    if (refusal?.refusal === 'not_enough_points') askForPoints();
  }
  useReuseFromAddress(reuse);
  const isKnown = useMineStore(({ mine }) => mine !== null);
  useBeginFromHome(form.prompt, fill, () => void generate(), isKnown);
  useGenerateKey(() => void generate());

  return (
    <div className={style.tool}>
      <form
        ref={top}
        className={style.form}
        aria-label={t('text-to-image.form')}
        onSubmit={(event) => {
          event.preventDefault();
          void generate();
        }}
      >
        <div className={style.fields}>
          <ScreenPrompt
            prompt={form.prompt}
            onChange={(prompt) => fill({ prompt })}
            onSubmit={() => void generate()}
            error={fields.prompt}
          />
          <ScreenOptions form={form} change={fill} errors={fields} />
        </div>
        <div className={style.generate}>
          <PriceButton
            {...button}
            type="submit"
            isBusy={isPosting}
            below={isPhone ? undefined : button.below}
            keys={isPhone ? undefined : 'Ctrl ↵'}
          />
          {engine && (
            <p className={style.honest}>
              {engine.is_ai ? t('text-to-image.is_ai', { name: engine.name }) : t('text-to-image.not_ai')}
            </p>
          )}
        </div>
      </form>
      <TaskFeed
        type={TYPE}
        onReuse={reuse}
        empty={<ScreenExamples onTry={(prompt: string, chosen: Style) => fill({ prompt, style: chosen })} />}
      />
    </div>
  );
}

function sendParams(params: TextToImageParams, clientToken: string): Promise<Posted> {
  const { engine, negative_prompt, resolution, seed, ...common } = params;
  const input = { ...common, ...(seed === undefined ? {} : { seed }), client_token: clientToken };
  const options = { extractData: true, showLoading: false } as const;
  if (engine === 'lite') return call(postLite, input, options);
  return call(postPro, { ...input, negative_prompt, resolution }, options);
}

/** `?from=<task>` brings the parameters of another task, once. */
function useReuseFromAddress(reuse: (task: Task) => void) {
  const [params, setParams] = useSearchParams();
  const from = params.get('from');
  const { data: task } = useTask(from);
  const latest = useRef(reuse);
  useEffect(() => {
    latest.current = reuse;
  });
  useEffect(() => {
    if (!from || !task) return;
    if (isOwnTask(task)) latest.current(task);
    setParams(
      (before) => {
        before.delete('from');
        return before;
      },
      { replace: true },
    );
  }, [from, task, setParams]);
}

/** Generate was pressed on /home: the form takes over what was asked there, and begins. */
function useBeginFromHome(
  prompt: string,
  fill: (params: TextToImageParams) => void,
  generate: () => void,
  isKnown: boolean,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const begin = (location.state as { begin?: Record<string, unknown> } | null)?.begin;
  const latest = useRef({ fill, generate });
  /** The words that the form has to show before it begins. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { fill, generate };
  });
  useEffect(() => {
    if (!begin) return;
    const params = readParams(begin);
    wanted.current = params.prompt;
    latest.current.fill(params);
    void navigate(`${location.pathname}${location.search}`, { replace: true, state: null });
  }, [begin, navigate, location.pathname, location.search]);
  useEffect(() => {
    if (wanted.current === null || wanted.current !== prompt || !isKnown) return;
    wanted.current = null;
    latest.current.generate();
  });
}

/** Ctrl or ⌘ with Enter generates from anywhere on the screen; the prompt line does so by itself. */
function useGenerateKey(generate: () => void) {
  const latest = useRef(generate);
  useEffect(() => {
    latest.current = generate;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isOurs = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented;
      if (isOurs && !document.querySelector('[role=dialog]')) latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
