// Fields and choices.
import { Sparkles, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { CameraPicker } from '#web/ui/form/camera-picker.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { Expander } from '#web/ui/base/expander.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ImageSelect } from '#web/ui/form/image-select.tsx';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { SeedField } from '#web/ui/form/seed-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Slider } from '#web/ui/form/slider.tsx';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { StylePicker } from '#web/ui/form/style-picker.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { WritingField } from '#web/ui/form/writing-field.tsx';
import { Box } from './box.tsx';
import type { Say } from './box.tsx';
import { SAMPLE_TILES } from './sample-tiles.tsx';
import style from './components-page.module.css';

const RATIOS = ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3', '21:9'] as const;

export function FieldSamples({ say }: { say: Say }) {
  const [name, setName] = useState('Mei Lin');
  const [email, setEmail] = useState('mei.lin@');
  const [query, setQuery] = useState('');
  const [prompt, setPrompt] = useState(say('a fox under the cherry tree', '樱花树下的小狐狸'));
  const [engine, setEngine] = useState<'lite' | 'pro'>('pro');
  const [camera, setCamera] = useState<'push' | 'pull' | 'static'>('push');
  const [model, setModel] = useState('brush');
  const [move, setMove] = useState<'static' | 'push_in' | 'orbit' | 'crane_up'>('push_in');
  const [strength, setStrength] = useState(0.6);
  const [hasSound, setSound] = useState(true);
  const [about, setAbout] = useState('pictures of weather, mostly');
  const [mayUse, setMayUse] = useState(true);
  const [ratio, setRatio] = useState<(typeof RATIOS)[number]>('1:1');
  const [look, setLook] = useState('watercolor');
  const [seed, setSeed] = useState<number | null>(418_027);
  const [count, setCount] = useState(2);
  return (
    <>
      <Box name={say('Fields', '输入')}>
        <div className={style.stack}>
          <TextField label={say('Name', '名字')} value={name} onChange={setName} autoComplete="off" />
          <TextField
            label={say('Email', '邮箱')}
            value={email}
            onChange={setEmail}
            autoComplete="off"
            error={say('Please enter the correct email address！', '请输入正确的邮箱地址！')}
          />
          <TextArea
            label={say('About you', '关于你')}
            aside={`${about.length} / 160`}
            value={about}
            onChange={setAbout}
          />
          <NumberField label={say('Number', '数量')} value={count} onChange={setCount} min={1} max={4} />
          <SearchField label={say('Search prompts', '搜索提示词')} value={query} onChange={setQuery} hasKey />
        </div>
      </Box>
      <Box name={say('Writing field', '书写')}>
        <WritingField
          label={say('Prompt', '提示词')}
          value={prompt}
          onChange={setPrompt}
          limit={1500}
          placeholder={say('Describe a picture', '写一句话')}
          actions={
            <>
              <SmallAction icon={<Sparkles />}>{say('Enhance', '智能润色')}</SmallAction>
              <SmallAction icon={<Undo2 />}>{say('Undo', '撤销')}</SmallAction>
            </>
          }
        />
        <Expander label={say('More options', '更多选项')} aside={say('1K · random seed', '1K · 随机种子')}>
          <SeedField value={seed} onChange={setSeed} />
        </Expander>
      </Box>
      <Box name={say('Choices', '选择')}>
        <div className={style.stack}>
          <div className={style.two}>
            <Segmented
              label={say('Engine', '引擎')}
              value={engine}
              onChange={setEngine}
              options={[
                { value: 'lite', label: say('Draft', '速写') },
                { value: 'pro', label: say('Fine', '精绘') },
              ]}
            />
            <Select
              label={say('Camera', '运镜')}
              value={camera}
              onChange={setCamera}
              options={[
                { value: 'push', label: say('Push in', '推近') },
                { value: 'pull', label: say('Pull out', '拉远') },
                { value: 'static', label: say('Static', '固定') },
              ]}
            />
          </div>
          <CameraPicker
            label={say('Camera move', '镜头运动')}
            value={move}
            onChange={setMove}
            options={[
              { value: 'static', label: say('Static', '固定') },
              { value: 'push_in', label: say('Push in', '推近') },
              { value: 'orbit', label: say('Orbit', '环绕') },
              { value: 'crane_up', label: say('Crane up', '升镜') },
            ]}
          />
          <Slider
            label={say('Strength', '重绘强度')}
            value={strength}
            onChange={setStrength}
            min={0.1}
            max={1}
            step={0.05}
            ends={[say('closer to the original', '更接近原图'), say('more creative', '更自由')]}
          />
          <div className={style.row}>
            <Switch label={say('Sound', '音效')} isOn={hasSound} onChange={setSound} />
            <Check
              label={say('I may use this face', '我有权使用该肖像')}
              isChecked={mayUse}
              onChange={setMayUse}
            />
          </div>
        </div>
      </Box>
      <Box name={say('Image select', '带图选择')}>
        <ImageSelect
          label={say('Model', '模型')}
          value={model}
          onChange={setModel}
          options={[
            { value: '', label: say('Automatic', '自动'), about: [say('4 points', '4 积分')] },
            {
              value: 'brush',
              label: 'Brush 2',
              mark: 'AI',
              image: SAMPLE_TILES[0]?.src ?? null,
              about: [say('10–30 s', '10–30 秒'), say('4 points', '4 积分')],
            },
            {
              value: 'pen',
              label: 'Pen',
              image: null,
              about: [say('away just now', '暂时不可用')],
              disabled: true,
            },
          ]}
          hint={say('Changed to fit Brush 2: Resolution 1K.', '为适配 Brush 2 已调整：清晰度 1K。')}
        />
      </Box>
      <Box name={say('Ratio picker', '画面比例')}>
        <RatioPicker
          label={say('Aspect ratio', '画面比例')}
          aside="1024 × 1024"
          value={ratio}
          onChange={setRatio}
          options={RATIOS}
        />
      </Box>
      <Box name={say('Style picker', '风格')}>
        <StylePicker
          label={say('Style', '风格')}
          value={look}
          onChange={setLook}
          options={[
            { value: 'auto', label: say('Auto', '自动') },
            { value: 'ink', label: say('Ink', '水墨'), image: SAMPLE_TILES[2]?.src },
            { value: 'watercolor', label: say('Watercolor', '水彩'), image: SAMPLE_TILES[0]?.src },
            { value: 'oil', label: say('Oil', '油画'), image: SAMPLE_TILES[4]?.src },
          ]}
        />
      </Box>
    </>
  );
}
