import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { SelectField } from './SelectField.tsx';

type BlogChoiceProps = {
  value: string;
  onChange: (blogName: string) => void;
  /** True when the domain may open no blog. */
  mayBeNone?: boolean;
};

/** Blog that a domain opens: one of the member's own. */
export function BlogChoice({ value, onChange, mayBeNone = false }: BlogChoiceProps) {
  const { t } = useLingui();
  const { blogs } = useViewer();
  return (
    <SelectField
      label={t`Blog that it opens`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {mayBeNone || value === '' ? <option value="">{t`None`}</option> : null}
      {blogs.map(({ uuid, name }) => (
        <option key={uuid} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
