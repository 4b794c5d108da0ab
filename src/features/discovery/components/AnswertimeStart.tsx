import { useLingui } from '@lingui/react/macro';
import type { AnswertimeCtaElement } from '#generated/zod/answertimeCtaElement.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { useNow } from '#src/shared/hooks/use-now.ts';
import { countdown } from '../model/countdown.ts';

/** Renders when an answertime begins, or that it is live. */
export function AnswertimeStart({ live, startDate }: Pick<AnswertimeCtaElement, 'live' | 'startDate'>) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const now = useNow();
  if (live) return t`Answering now`;
  const begins = Math.floor(Date.parse(startDate ?? '') / 1000);
  if (Number.isNaN(begins)) return t`Soon`;
  const left = countdown(begins, now, dateLocale);
  return <span suppressHydrationWarning>{t`Begins ${left}`}</span>;
}
