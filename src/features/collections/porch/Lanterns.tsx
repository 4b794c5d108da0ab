import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Lantern } from '#generated/zod/lantern.zod.ts';
import type { PorchLight } from '#generated/zod/porchLight.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { SLOTS } from '../model/porch.ts';
import styles from './Lanterns.module.css';

/** Face of a lantern: the blog it leads to, else a link. */
function Bulb({ light }: { light: PorchLight }) {
  return (
    <span className={styles.bulb}>
      {light.blog ? (
        <BlogAvatar blog={light.blog} size={54} className={styles.face} />
      ) : (
        <span className={cx(styles.face, styles.bare)}>
          <Icon name="link" size={22} />
        </span>
      )}
    </span>
  );
}

function News({ count }: { count: number }) {
  return (
    <VisuallyHidden>
      {count > 0 ? (
        <Plural value={count} one=", # new post" other=", # new posts" />
      ) : (
        <Trans>, nothing new</Trans>
      )}
    </VisuallyHidden>
  );
}

type LanternsProps = {
  lanterns: readonly Lantern[];
  lights: readonly PorchLight[];
  /** Address of the place where the owner hangs up the first one. */
  addPath?: string | undefined;
};

/** Renders the lanterns of a porch on their thread; a lit one leads to a blog with posts that the reader has not seen. */
export function Lanterns({ lanterns, lights, addPath }: LanternsProps) {
  const { t } = useLingui();
  if (lanterns.length === 0 && addPath === undefined) return null;
  const slots = SLOTS[lanterns.length] ?? SLOTS[1];
  return (
    <nav className={styles.lanterns} aria-label={t`Lanterns`}>
      <svg className={styles.line} viewBox="0 0 700 140" preserveAspectRatio="none" aria-hidden="true">
        <path vectorEffect="non-scaling-stroke" d="M0 0Q350 140 700 0" />
      </svg>
      <ol className={styles.list}>
        {lanterns.map(({ title, href }, index) => {
          const light = lights[index] ?? {};
          const isLit = (light.newPostCount ?? 0) > 0;
          return (
            <li key={`${href} ${title}`} data-slot={slots?.[index]}>
              <AppLink to={href} className={cx(styles.lantern, isLit && styles.lit)}>
                <Bulb light={light} />
                <span className={styles.name} dir="auto">
                  {title}
                </span>
                {light.blog ? <News count={light.newPostCount ?? 0} /> : null}
              </AppLink>
            </li>
          );
        })}
        {lanterns.length === 0 && addPath ? (
          <li data-slot={4}>
            <AppLink to={addPath} className={styles.lantern}>
              <span className={styles.bulb}>
                <span className={cx(styles.face, styles.bare)}>
                  <Icon name="plus" size={24} />
                </span>
              </span>
              <span className={styles.name}>
                <Trans>Hang a lantern</Trans>
              </span>
            </AppLink>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}
