// What people call a way of paying that a provider names by a code.

/** By the provider's own `names`; other codes in words: sepa_debit is "Sepa debit". */
export function namePaymentMethod(code: string, names: Readonly<Record<string, string>>): string {
  return names[code] ?? code.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}
