import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

type TooltipProps = {
  /** Short help; longer texts belong beside the element. */
  content: ReactNode;
  /** One focusable element that takes `ref` and the usual props (Button, IconButton with `title=""`). */
  children: ReactElement<{ 'aria-describedby'?: string }, 'button' | 'a'> | ReactElement;
  placement?: 'top' | 'bottom' | 'start' | 'end';
};

/**
 * Help shown while its element is hovered or focused. Loads react-aria; first pages use the `title` of IconButton
 * instead.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable>
      <AriaTooltip className={styles.tooltip} placement={placement} offset={8}>
        <OverlayArrow className={styles.arrow} />
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
