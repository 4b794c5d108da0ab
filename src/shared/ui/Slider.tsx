import { Slider as AriaSlider, Label, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { cx } from './cx.ts';
import styles from './Slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  from: number;
  to: number;
  step: number;
  onChange: (value: number) => void;
  className?: string;
};

/** Slider in the palette's colours, with its label in front. Arrow keys move it by one step, Page keys by ten. */
export function Slider({ label, value, from, to, step, onChange, className }: SliderProps) {
  const filled = `${((value - from) / (to - from)) * 100}%`;
  return (
    <AriaSlider
      className={cx(styles.slider, className)}
      value={value}
      minValue={from}
      maxValue={to}
      step={step}
      onChange={(moved) => onChange(Array.isArray(moved) ? (moved[0] ?? value) : moved)}
    >
      <Label>{label}</Label>
      <SliderTrack className={styles.track}>
        <span className={styles.filled} style={{ inlineSize: filled }} />
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
