import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetMembershipsQueryOptions } from '#generated/hooks/memberships/memberships.ts';
import type { WithheldBlocks } from '#generated/zod/withheldBlocks.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import styles from './Paywall.module.css';
import { usePaywallPlace } from './paywall-context.ts';
import { useWithheldAmounts } from './withheld-amounts.ts';

/** Lines of running stitches in place of words, as their width in percent. */
const LINES = [96, 100, 91, 98, 54] as const;
const LINE_WORD_COUNT = 14;
const MAX_FRAMES = 4;

/** Words as lines of running stitches. */
function Stitches({ wordCount }: Pick<WithheldBlocks, 'wordCount'>) {
  const count = Math.ceil(wordCount / LINE_WORD_COUNT);
  if (count === 0) return null;
  return (
    <span className={styles.sewn} aria-hidden="true">
      {LINES.slice(-count).map((percent) => (
        <i key={percent} style={{ inlineSize: `${percent}%` }} />
      ))}
    </span>
  );
}

/** Pictures and films as dashed squares; the last one names how many more there are. */
function Frames({ count }: { count: number }) {
  const { t } = useLingui();
  if (count === 0) return null;
  const shown = Math.min(count, MAX_FRAMES);
  const others = count - MAX_FRAMES + 1;
  return (
    <div className={styles.frames} aria-hidden="true">
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have no identity but their place
        <i key={index}>{others > 1 && index === MAX_FRAMES - 1 ? t`and ${others}` : null}</i>
      ))}
    </div>
  );
}

/** Button to the support page of the blog, with the lowest price; nothing while the blog takes no supporters. */
function SupportButton({ blogName }: { blogName: string }) {
  const { t } = useLingui();
  const enabled = useViewer().features.includes('memberships');
  const { data, isError } = useQuery(
    getGetMembershipsQueryOptions(blogName, undefined, { query: { retry: false, enabled } }),
  );
  const plans = (data?.response.memberships.plans ?? []).filter(({ isOpen }) => isOpen);
  if (!enabled || isError || (data && plans.length === 0)) return null;
  const [cheapest] = plans.map(({ price }) => price).sort((a, b) => a.amount - b.amount);
  const price = cheapest?.formatted;
  return (
    <p>
      <ButtonLink href={paths.supportBlog(blogName)} className={styles.support}>
        {price ? t`Support ${blogName}, from ${price} a month` : t`Support ${blogName}`}
      </ButtonLink>
    </p>
  );
}

/** The place of a part for supporters that is withheld from the reader: how much it is, and the way to it. */
export function Paywall({ withheld }: { withheld: WithheldBlocks }) {
  const place = usePaywallPlace();
  const behind = useWithheldAmounts()(withheld);
  const blogName = place?.blogName;
  return (
    <div className={styles.closed}>
      <Stitches wordCount={withheld.wordCount} />
      <Frames count={withheld.imageCount + withheld.videoCount} />
      <p>
        {blogName ? (
          <Trans>
            <b>{behind}</b> for those who support {blogName}.
          </Trans>
        ) : (
          <Trans>
            <b>{behind}</b> for supporters.
          </Trans>
        )}
      </p>
      {place?.postHref ? (
        <p>
          <ButtonLink href={place.postHref}>
            <Trans>To the post of {blogName}</Trans>
          </ButtonLink>
        </p>
      ) : null}
      {place && !place.postHref ? <SupportButton blogName={place.blogName} /> : null}
    </div>
  );
}
