Feature: Queue of pending filings

  Background:
    Given these filings are pending:
      | submitted on        | filing                       | entity name | entity ID   | document    | email           | locked by |
      | 11/20/2026 01:15 PM | Articles of Reinstatement    | Birch LLC   | 20101000002 | 20261000005 | bo@example.com  | staff-2   |
      | 12/01/2025 09:00 AM | Statement Curing Delinquency | aspen LLC   | 20101000003 | 20261000006 | cy@example.com  |           |
      | 11/20/2026 02:30 AM | Articles of Reinstatement    | Cedar LLC   | 20101000001 | 20261000007 | ann@example.com | staff-1   |

  @A2-queue
  Rule: The queue has six columns
    Scenario: The queue is headed by its columns
      When an administrator opens the queue
      Then the queue has the columns:
        | column       |
        | Submitted on |
        | Filing       |
        | Entity name  |
        | Entity ID #  |
        | Email        |
        | Locked by    |

    Scenario Outline: What each column tells, from what waits longest on
      When an administrator opens the queue
      Then the column "<column>" of the queue reads "<cells>"

      Examples:
        | column       | cells                                                                              |
        | Submitted on | 12/01/2025 09:00 AM, 11/20/2026 02:30 AM, 11/20/2026 01:15 PM                      |
        | Filing       | Statement Curing Delinquency, Articles of Reinstatement, Articles of Reinstatement |
        | Entity name  | aspen LLC, Cedar LLC, Birch LLC                                                    |
        | Entity ID #  | 20101000003, 20101000001, 20101000002                                              |
        | Email        | cy@example.com, ann@example.com, bo@example.com                                    |
        | Locked by    | , staff-1, staff-2                                                                 |

  @A2-queue
  Rule: The queue opens with what waits longest and can be sorted by any column
    Scenario Outline: The queue is sorted from the beginning
      When the queue is sorted by "<column>"
      Then the column "Entity name" of the queue reads "<names>"

      Examples:
        | column       | names                           |
        | Submitted on | aspen LLC, Cedar LLC, Birch LLC |
        | Filing       | Birch LLC, Cedar LLC, aspen LLC |
        | Entity name  | aspen LLC, Birch LLC, Cedar LLC |
        | Entity ID #  | Cedar LLC, Birch LLC, aspen LLC |
        | Email        | Cedar LLC, Birch LLC, aspen LLC |

      Examples: A filing that nobody has locked comes last
        | column    | names                           |
        | Locked by | Cedar LLC, Birch LLC, aspen LLC |

    Scenario Outline: The queue is sorted from the end
      When the queue is sorted by "<column>" in descending order
      Then the column "Entity name" of the queue reads "<names>"

      Examples:
        | column       | names                           |
        | Submitted on | Birch LLC, Cedar LLC, aspen LLC |
        | Filing       | aspen LLC, Birch LLC, Cedar LLC |
        | Entity name  | Cedar LLC, Birch LLC, aspen LLC |
        | Entity ID #  | aspen LLC, Birch LLC, Cedar LLC |
        | Email        | aspen LLC, Birch LLC, Cedar LLC |

      Examples: A filing that nobody has locked comes last from the end, too
        | column    | names                           |
        | Locked by | Birch LLC, Cedar LLC, aspen LLC |

  @A2-queue @W9-constants
  Rule: Ten filings are shown at once
    Scenario Outline: A long queue comes in parts
      Given <count> filings are pending
      When part <part> of the queue is shown
      Then <shown> filings of the queue are shown
      And the queue has <parts> parts

      Examples: At the limits
        | count | part | shown | parts |
        | 0     | 1    | 0     | 0     |
        | 1     | 1    | 1     | 1     |
        | 10    | 1    | 10    | 1     |
        | 11    | 1    | 10    | 2     |
        | 11    | 2    | 1     | 2     |
        | 20    | 2    | 10    | 2     |
        | 21    | 3    | 1     | 3     |

      Examples: A part that is no more is the last one
        | count | part | shown | parts |
        | 11    | 3    | 1     | 2     |
        | 11    | 0    | 10    | 2     |

  @A2-queue
  Rule: Choosing a filing opens its review
    Scenario Outline: The review of a filing
      When the administrator chooses the filing of "<name>"
      Then its review is found at "<place>"

      Examples:
        | name      | place                                                 |
        | Birch LLC | /business/admin/pendingreview/20101000002/20261000005 |
        | aspen LLC | /business/admin/pendingreview/20101000003/20261000006 |

  @A2-queue @A4-lock
  Rule: A decision comes back to the queue with its success
    Scenario Outline: The queue after a decision
      When the registry answers the <decision> of a filing with success
      Then the effects are a success message, the pending queue
      And the message is "Filing processed successfully."

      Examples:
        | decision  |
        | approval  |
        | rejection |

  @A2-adminhome
  Rule: The staff's home tells how many filings are pending
    Scenario Outline: The answers that lead to the queue
      Given <count> filings are pending
      Then the staff home says "<sentence>"

      Examples:
        | count | sentence                     |
        | 0     | There are no pending filings |
        | 1     | Pending filings (1)          |
        | 12    | Pending filings (12)         |
