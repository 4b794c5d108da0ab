import { Checkbox } from '../../../src/shared/ui/Checkbox.tsx';
import { DateField } from '../../../src/shared/ui/DateField.tsx';
import { PasswordField } from '../../../src/shared/ui/PasswordField.tsx';
import { Select } from '../../../src/shared/ui/Select.tsx';
import { TextArea } from '../../../src/shared/ui/TextArea.tsx';
import { TextField } from '../../../src/shared/ui/TextField.tsx';
import styles from './Sandbox.module.css';

/** Shows every kind of field. */
export function FieldsCard() {
  return (
    <form className={styles.card}>
      <h2>Fields</h2>
      <TextField label="Search" hideLabel type="search" icon="search" placeholder="Search Skein" />
      <TextField label="Email" type="email" hint="Only you can see it." defaultValue="mira@example.org" />
      <TextField label="Blog name" defaultValue="wool_and_dye" error="Letters, digits and hyphens only." />
      <PasswordField label="Password" autoComplete="current-password" defaultValue="secret" />
      <DateField
        label="Birth date"
        name="birth_date"
        birthday
        defaultValue="1994-03-07"
        hint="You must be 13 or older."
      />
      <TextArea label="About" defaultValue="Dye pots, sheep, the occasional loom." />
      <Select aria-label="Who may ask" defaultValue="everyone">
        <option value="everyone">Everyone may ask</option>
        <option value="nobody">Nobody</option>
      </Select>
      <Checkbox label="Show my likes" hint="Anyone can look at /likes." defaultChecked />
      <Checkbox look="switch" label="Email me about new followers" defaultChecked />
      <Checkbox look="switch" label="Reduce motion" />
    </form>
  );
}
