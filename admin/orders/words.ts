interface StageWord {
  readonly label: string
  readonly color: "green" | "orange" | "red" | "blue" | "grey"
}

/** The stages in plain words, with the colour of Medusa's own status badges. */
export const STAGE_WORDS: Readonly<Record<string, StageWord>> = {
  new: { label: "Starting", color: "grey" },
  started: { label: "Customer at the service", color: "blue" },
  deciding: { label: "Being decided", color: "blue" },
  proving_income: { label: "Proving income", color: "blue" },
  offered: { label: "Offered", color: "blue" },
  signing: { label: "Being signed", color: "blue" },
  paying_down: { label: "Down payment open", color: "orange" },
  awaiting_approval: { label: "Waiting for your approval", color: "orange" },
  active: { label: "Active", color: "green" },
  withdrawn: { label: "Withdrawn", color: "grey" },
  terminated: { label: "Terminated", color: "red" },
  declined: { label: "Declined", color: "red" },
  cancelled: { label: "Cancelled", color: "red" },
  expired: { label: "Expired", color: "red" },
  failed: { label: "Failed", color: "red" },
}

const METHOD_WORDS: Readonly<Record<string, string>> = {
  "hire-purchase": "Hire purchase",
  "split-payment": "Split payment",
  "pay-next-month": "Pay next month",
}

export const wordOfMethod = (method: string): string => METHOD_WORDS[method] ?? method
