import { useLingui } from '@lingui/react/macro';
import { Button } from '#src/shared/ui/Button.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';

/** Filter of a list of posts: one type, and with or without reblogs. */
interface PostFilter<Type extends string> {
  type?: Type;
  role?: 'original';
}

type PostFilterMenuProps<Type extends string> = {
  types: readonly Type[];
  names: Record<Type, string>;
  filter: PostFilter<Type>;
  /** Returns the handler for a change; an undefined filter is removed. */
  choose: (changes: { type?: Type | undefined; role?: 'original' | undefined }) => () => void;
};

/** Button that names the active filter and opens the list of types. */
export function PostFilterMenu<Type extends string>({
  types,
  names,
  filter,
  choose,
}: PostFilterMenuProps<Type>) {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Filter posts`}
      items={[
        { id: 'all', label: t`All posts`, selected: !filter.type, onAction: choose({ type: undefined }) },
        ...types.map((type) => ({
          id: type,
          label: names[type],
          selected: filter.type === type,
          onAction: choose({ type }),
        })),
        {
          id: 'original',
          label: t`Only original posts`,
          selected: filter.role === 'original',
          separated: true,
          onAction: choose({ role: filter.role ? undefined : 'original' }),
        },
      ]}
      trigger={(props) => (
        <Button size="small" {...props}>
          {filter.type ? names[filter.type] : t`All posts`}
        </Button>
      )}
    />
  );
}
