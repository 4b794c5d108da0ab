import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './Onboarding.module.css';

type OnboardingFrameProps = {
  step: 'topics' | 'blogs';
  title: string;
  lead: string;
  children: ReactNode;
  /** Sticky footer: the progress and the next action. */
  foot: ReactNode;
};

/** Frame of an onboarding step: its position, its question, and the next action. */
export function OnboardingFrame({ step, title, lead, children, foot }: OnboardingFrameProps) {
  const { t } = useLingui();
  const steps = [
    { id: 'topics', name: t`Topics`, href: paths.topics() },
    { id: 'blogs', name: t`Blogs`, href: paths.startingBlogs() },
  ];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <nav aria-label={t`First steps`}>
          <ol className={styles.steps}>
            {steps.map(({ id, name, href }) => (
              <li key={id}>
                <AppLink to={href} className={styles.step} aria-current={id === step ? 'step' : undefined}>
                  {name}
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
