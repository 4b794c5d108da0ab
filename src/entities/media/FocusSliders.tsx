import { useLingui } from '@lingui/react/macro';
import type { Focus } from '#src/entities/blog/banner-view.ts';
import { Slider } from '#src/shared/ui/Slider.tsx';
import styles from './media-tools.module.css';

type FocusSlidersProps = { focus: Focus; onMove: (focus: Focus) => void };

/** Maximum zoom of a picture. */
const MAX_ZOOM = 4;

/** Step of all sliders: a hundredth of the picture, and of its size for the zoom. */
const SLIDER_STEP_RATIO = 0.01;

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
        step={SLIDER_STEP_RATIO}
        onChange={(zoom) => onMove({ ...focus, zoom })}
      />
      <Slider
        label={t`Left to right`}
        value={focus.x}
        from={0}
        to={1}
        step={SLIDER_STEP_RATIO}
        onChange={(x) => onMove({ ...focus, x })}
      />
      <Slider
        label={t`Top to bottom`}
        value={focus.y}
        from={0}
        to={1}
        step={SLIDER_STEP_RATIO}
        onChange={(y) => onMove({ ...focus, y })}
      />
    </div>
  );
}
