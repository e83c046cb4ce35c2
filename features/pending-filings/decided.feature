Feature: A decided filing
  A decision has to be found again when its filer calls, and by whoever audits the office: who made it, when, why, and what came of it.

  @T6-decided
  Rule: A decided filing says who decided it, why, and what came of it
    @api-only @browser
    Scenario: An approval that left a file out of the record
      Given the pending filing has the attachments "1, 2, 3"
      When it is approved without the attachments "2"
      Then the decided filing shows:
        | label                  | value        |
        | Decision               | Approved     |
        | Decided by             | Morgan Reyes |
        | Left out of the record | 2.txt        |
        | Email to its filer     | Accepted     |

    @api-only @browser
    Scenario: A rejection says its reasons and what became of the charge
      Given a pending filing that is rejected
      Then the decided filing shows:
        | label                           | value          |
        | Decision                        | Rejected       |
        | Decided by                      | Morgan Reyes   |
        | Email to its filer              | Rejected       |
        | Refund                          | $10.00         |
        | Reasons, as its filer read them | Call us first. |

  @T6-decided
  Rule: A decided filing is reached from the audit log, the queue and the record
    @api-only @browser
    Scenario Outline: Somebody looks for a filing that was decided
      Given a pending filing that is approved
      Then the <list> leads staff to the decided filing

      Examples:
        | list          |
        | audit log     |
        | pending queue |
        | public record |
