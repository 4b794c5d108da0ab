import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Focus } from '#src/entities/blog/banner-view.ts';
import styles from './media-tools.module.css';

type FocusSlidersProps = { focus: Focus; onMove: (focus: Focus) => void };

/** Maximum zoom of a picture. */
const MAX_ZOOM = 4;

function Slider({
  label,
  value,
  from,
  to,
  onChange,
}: {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Sliders for the zoom and the focus of a picture; usable by pointer and keyboard. */
export function FocusSliders({ focus, onMove }: FocusSlidersProps) {
  const { t } = useLingui();
  return (
    <div className={styles.sliders}>
      <Slider
        label={t`Zoom`}
        value={focus.zoom}
        from={1}
        to={MAX_ZOOM}
        onChange={(zoom) => onMove({ ...focus, zoom })}
      />
      <Slider
        label={t`Left to right`}
        value={focus.x}
        from={0}
        to={1}
        onChange={(x) => onMove({ ...focus, x })}
      />
      <Slider
        label={t`Top to bottom`}
        value={focus.y}
        from={0}
        to={1}
        onChange={(y) => onMove({ ...focus, y })}
      />
    </div>
  );
}
