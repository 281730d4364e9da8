import type { BaseIssue, BaseSchema, BaseValidation } from 'valibot'

export type JsonSchema = { readonly [key: string]: unknown }

type AnySchema = BaseSchema<unknown, unknown, BaseIssue<unknown>>

/** What the kinds of valibot schemas that our borders use carry. */
interface Parts {
  readonly entries: { readonly [key: string]: AnySchema }
  readonly options: readonly unknown[]
  readonly literal: unknown
  readonly wrapped: AnySchema
  readonly item: AnySchema
  readonly key: AnySchema
  readonly value: AnySchema
  readonly pipe?: readonly [AnySchema, ...(AnySchema | BaseValidation<unknown, unknown, BaseIssue<unknown>>)[]]
}

/** A valibot schema as JSON Schema, so that what is published is what is checked. Knows the kinds that are used here, no more. */
export function jsonSchema(schema: AnySchema): JsonSchema {
  const parts = schema as unknown as Parts
  if (parts.pipe) {
    const [first, ...checks] = parts.pipe
    return Object.assign({}, jsonSchema({ ...first, pipe: undefined } as AnySchema), ...checks.map(step))
  }
  switch (schema.type) {
    case 'strict_object':
      return objectSchema(parts.entries)
    case 'optional':
      return jsonSchema(parts.wrapped)
    case 'nullable':
      return { anyOf: [jsonSchema(parts.wrapped), { type: 'null' }] }
    case 'union':
      return { anyOf: parts.options.map((option) => jsonSchema(option as AnySchema)) }
    case 'picklist':
      return { enum: parts.options }
    case 'literal':
      return { const: parts.literal }
    case 'array':
      return { type: 'array', items: jsonSchema(parts.item) }
    case 'record':
      return { type: 'object', propertyNames: jsonSchema(parts.key), additionalProperties: jsonSchema(parts.value) }
    case 'custom':
      return { type: 'object' }
    case 'unknown':
      return {}
    case 'string':
    case 'number':
    case 'boolean':
      return { type: schema.type }
    default:
      throw new Error(`no JSON Schema for ${schema.type}`)
  }
}

function objectSchema(entries: Parts['entries']): JsonSchema {
  const required = Object.keys(entries).filter((key) => entries[key].type !== 'optional')
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, jsonSchema(entry)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

/** What follows in a pipe: another schema, or a limit. */
const step = (part: AnySchema | BaseValidation<unknown, unknown, BaseIssue<unknown>>): JsonSchema =>
  part.kind === 'schema' ? jsonSchema(part) : limit(part)

function limit(check: BaseValidation<unknown, unknown, BaseIssue<unknown>>): JsonSchema {
  const { requirement } = check as unknown as { requirement: unknown }
  switch (check.type) {
    case 'integer':
      return { type: 'integer' }
    case 'min_value':
      return { minimum: requirement }
    case 'max_value':
      return { maximum: requirement }
    case 'max_length':
      // valibot has one check for the lengths of texts and of lists; each ignores the other's word.
      return { maxLength: requirement, maxItems: requirement }
    case 'length':
      return { minLength: requirement, maxLength: requirement, minItems: requirement, maxItems: requirement }
    // A check of our own, which JSON Schema has no words for.
    case 'check':
      return {}
    case 'regex':
      return { pattern: (requirement as RegExp).source }
    default:
      throw new Error(`no JSON Schema for ${check.type}`)
  }
}
