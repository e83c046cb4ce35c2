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

    Scenario Outline: Staff read what came of a rejection, and what they have to do themselves
      Given a pending filing that is rejected
      And its mail "<mail>" and its refund "<refund>"
      Then the decided filing shows:
        | label                  | value                   |
        | Decision               | Rejected                |
        | Decided by             | Kim Reyes               |
        | Decided on             | 11/20/2026 09:00 AM MST |
        | Email to its filer     | <told of the mail>      |
        | Refund                 | <told of the refund>    |
        | Can be corrected until | 12/20/2026 09:00 AM MST |

      Examples:
        | mail                | refund              | told of the mail                                                                | told of the refund                                                  |
        | was sent            | was paid            | "Rejected" to robin@example.com was sent on 11/20/2026 09:00 AM MST.            | $10.00 was refunded on 11/20/2026 09:00 AM MST.                     |
        | is about to be sent | is about to be paid | "Rejected" to robin@example.com is about to be sent.                            | $10.00 is about to be refunded.                                     |
        | could not be sent   | has failed          | "Rejected" to robin@example.com could not be sent. Write to its filer yourself. | The refund of $10.00 has failed. Refund it at the payment provider. |

    Scenario: Staff read from when on an approved filing counts, and that nothing was left out
      Given a pending filing that is approved
      Then the decided filing shows:
        | label                  | value                                                                |
        | Decision               | Approved                                                             |
        | Counts from            | 11/20/2026 09:00 AM MST                                              |
        | Left out of the record | Nothing                                                              |
        | Email to its filer     | "Accepted" to robin@example.com was sent on 11/20/2026 09:00 AM MST. |

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
