import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './TwoFactor.module.css';

type TwoFactorCardProps = {
  title: ReactNode;
  /** True when it takes the focus on appearing, as the result of a button. */
  isAnswer?: boolean;
  children: ReactNode;
};

/** A step or choice of two-factor authentication under its heading. */
export function TwoFactorCard({ title, isAnswer = false, children }: TwoFactorCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
