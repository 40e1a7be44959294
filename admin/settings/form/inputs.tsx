import { DatePicker, Input, Select, Switch, Textarea } from "@medusajs/ui"
import { Field, type FieldTexts } from "./field"

interface Entered<Value> extends FieldTexts {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean | undefined
}

interface TextProps extends Entered<string> {
  readonly type?: "text" | "password" | "number"
  /** What counts while nothing is entered. */
  readonly placeholder?: string
}

export function TextInput(props: TextProps) {
  const { name, value, onChange, disabled = false, type = "text", placeholder = "" } = props
  return (
    <Field {...props}>
      {(ties) => (
        <Input
          {...ties}
          name={name}
          type={type}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete={type === "password" ? "new-password" : "off"}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** Several lines: of prose, or JSON and addresses in the type of code. */
export function LongInput(props: Entered<string> & { rows?: number; prose?: boolean }) {
  const { name, value, onChange, rows = 3, prose = false } = props
  return (
    <Field {...props}>
      {(ties) => (
        <Textarea
          {...ties}
          name={name}
          value={value}
          rows={rows}
          spellCheck={prose}
          className={prose ? "" : "font-mono"}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export interface Choice {
  readonly value: string
  readonly label: string
}

export function ChoiceInput(props: Entered<string> & { choices: readonly Choice[] }) {
  const { name, value, onChange, choices, disabled = false } = props
  return (
    <Field {...props}>
      {(ties) => (
        <Select name={name} value={value} onValueChange={onChange} disabled={disabled}>
          <Select.Trigger {...ties}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice.value} value={choice.value}>
                {choice.label}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Field>
  )
}

export function DateInput(props: Entered<string | null>) {
  const { value, onChange } = props
  return (
    <Field {...props}>
      {(ties) => (
        <DatePicker
          aria-labelledby={`${ties.id}-label`}
          granularity="minute"
          hourCycle={24}
          value={value === null ? null : new Date(value)}
          onChange={(date) => onChange(date === null ? null : date.toISOString())}
        />
      )}
    </Field>
  )
}

export function SwitchInput({ name, value, onChange, disabled = false, label, hint }: Entered<boolean>) {
  return (
    <div className="flex items-start gap-x-3">
      <Switch
        id={`switch-${name}`}
        name={name}
        checked={value}
        disabled={disabled}
        aria-describedby={`switch-${name}-hint`}
        onCheckedChange={onChange}
      />
      <div className="flex flex-col">
        <label htmlFor={`switch-${name}`} className="txt-compact-small-plus">
          {label}
        </label>
        <span id={`switch-${name}-hint`} className="txt-small text-ui-fg-subtle">
          {hint}
        </span>
      </div>
    </div>
  )
}
