Feature: Queue of pending filings
  What waits longest is decided first, and every administrator sees the same order.

  Background:
    Given these filings are pending:
      | submitted on        | filing                       | entity name | entity ID   | document    | email           | locked by         | locked since        | lock    |
      | 11/20/2026 01:15 PM | Articles of Reinstatement    | Birch LLC   | 20101000002 | 20261000005 | bo@example.com  | staff-2           | 11/20/2026 01:20 PM | expired |
      | 12/01/2025 09:00 AM | Statement Curing Delinquency | aspen LLC   | 20101000003 | 20261000006 | cy@example.com  |                   |                     |         |
      | 11/20/2026 02:30 AM | Articles of Reinstatement    | Cedar LLC   | 20101000001 | 20261000007 | ann@example.com | the administrator | 11/20/2026 09:05 AM | held    |
      | 11/20/2026 12:10 PM | Articles of Reinstatement    | Dogwood LLC | 20101000004 | 20261000008 | di@example.com  | staff-2           | 11/20/2026 12:40 PM | held    |

  @A2-queue @browser
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

    Scenario: What each column tells, from what waits longest on
      When an administrator opens the queue
      Then the columns of the queue read:
        | column       | cells                                                                                                                 |
        | Submitted on | 12/01/2025 09:00 AM, 11/20/2026 02:30 AM, 11/20/2026 12:10 PM, 11/20/2026 01:15 PM                                    |
        | Filing       | Statement Curing Delinquency, Articles of Reinstatement, Articles of Reinstatement, Articles of Reinstatement         |
        | Entity name  | aspen LLC, Cedar LLC, Dogwood LLC, Birch LLC                                                                          |
        | Entity ID #  | 20101000003, 20101000001, 20101000004, 20101000002                                                                    |
        | Email        | cy@example.com, ann@example.com, di@example.com, bo@example.com                                                       |
        | Locked by    | Nobody, You since 11/20/2026 09:05 AM, staff-2 since 11/20/2026 12:40 PM, staff-2 (expired) since 11/20/2026 01:20 PM |

  @A2-queue @browser
  Rule: The queue begins with what waits longest, or with what came last
    Scenario Outline: The queue is ordered
      When the queue is shown with the <order> filings first
      Then the column "Entity name" of the queue reads "<names>"

      Examples:
        | order  | names                                        |
        | oldest | aspen LLC, Cedar LLC, Dogwood LLC, Birch LLC |
        | newest | Birch LLC, Dogwood LLC, Cedar LLC, aspen LLC |

    Scenario Outline: Filings that came at the same moment are in the order of their numbers
      Given these filings are pending:
        | submitted on        | entity name | number |
        | 11/20/2026 01:15 PM | Tenth LLC   | 10     |
        | 11/20/2026 01:15 PM | Ninth LLC   | 9      |
      When the queue is shown with the <order> filings first
      Then the column "Entity name" of the queue reads "<names>"

      Examples:
        | order  | names                |
        | oldest | Ninth LLC, Tenth LLC |
        | newest | Tenth LLC, Ninth LLC |

  @A2-queue @W9-constants
  Rule: Ten filings are shown at once
    Scenario Outline: A long queue comes in parts
      Given <count> filings are pending
      When part <part> of the queue is shown
      Then <shown> filings of the queue are shown
      And the queue has <parts> parts

      @browser
      Examples: At the limits
        | count | part | shown | parts |
        | 11    | 2    | 1     | 2     |

      Examples: At the limits, further
        | count | part | shown | parts |
        | 0     | 1    | 0     | 0     |
        | 10    | 1    | 10    | 1     |
        | 11    | 1    | 10    | 2     |

      Examples: Within them
        | count | part | shown | parts |
        | 1     | 1    | 1     | 1     |
        | 20    | 2    | 10    | 2     |
        | 21    | 3    | 1     | 3     |

      @browser
      Examples: A part that is no more is the last one
        | count | part | shown | parts |
        | 11    | 3    | 1     | 2     |

  @A2-queue @browser
  Rule: Choosing a filing opens its review
    Scenario Outline: The review of a filing
      When an administrator opens the queue
      And the administrator chooses the filing of "<name>"
      Then the review of the filing "<number>" of the entity "<entity>" opens

      Examples:
        | name      | number      | entity      |
        | Birch LLC | 20261000005 | 20101000002 |
        | aspen LLC | 20261000006 | 20101000003 |

  @A2-queue @browser-only
  Rule: The queue follows what other administrators do
    Scenario: A lock that is taken meanwhile is seen
      Given an administrator has opened the queue
      When another administrator locks the filing of "aspen LLC"
      Then the filing of "aspen LLC" is soon shown as locked by "staff-2"

    Scenario: The chosen filing keeps its place while the queue is asked for again
      Given an administrator has opened the queue
      And the administrator has come to the filing of "Cedar LLC" by keyboard
      When another administrator locks the filing of "aspen LLC"
      Then the filing of "aspen LLC" is soon shown as locked by "staff-2"
      And the administrator is still at the filing of "Cedar LLC"

    Scenario: A reload shows the same part
      Given 21 filings are pending
      When part 3 of the queue is shown
      And the administrator reloads the queue
      Then 1 filing of the queue is shown
      And the queue has 3 parts

  @A8-admin @browser-only
  Rule: A queue that cannot be had is reported, and what was seen before stays
    Scenario Outline: The queue is opened and not answered
      Given the queue is asked for and <what happens>
      When an administrator opens the queue
      Then the administrator reads that "Error retrieving pending filings"

      Examples:
        | what happens                   |
        | nothing is found               |
        | the registry fails             |
        | the registry cannot be reached |

    Scenario: The queue is had on the second try
      Given the queue is asked for and the registry fails
      And an administrator has opened the queue
      When the queue is asked for and all goes well
      And the administrator asks for the queue once more
      Then 4 filings of the queue are shown

    Scenario: A queue that was seen stays when it cannot be asked for again
      Given an administrator has opened the queue
      When the queue is asked for and the registry fails
      Then the administrator reads that "Error retrieving pending filings"
      And 4 filings of the queue are shown

  @A2-queue @A4-lock
  Rule: A decision comes back to the queue with its success
    Scenario Outline: The queue after a decision
      When this happens to the <decision> of a filing: all goes well
      Then what follows is a confirmation, the pending queue
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

      @browser
      Examples: None, and several
        | count | sentence                     |
        | 0     | There are no pending filings |
        | 12    | Pending filings (12)         |

      Examples: One
        | count | sentence                     |
        | 1     | Pending filings (1)          |

    @browser-only
    Scenario: Where the staff's home leads
      Given 12 filings are pending
      Then the staff home leads to:
        | link                                                    | place                                    |
        | Pending filings (12)                                    | pending queue                            |
        | Request to remove personal identifying information (PII) | request to remove personal data          |
        | Payments that need attention (2)                        | payments that need attention             |
        | Requests that were entered                              | list of requests to remove personal data |
        | Worklist figures                                        | worklist figures                         |
        | Audit log                                               | audit log                                |
        | Accounts                                                | accounts                                 |

    @browser-only
    Scenario: The home of a registry that does not answer
      Given the queue is asked for and the registry cannot be reached
      Then the staff home says "Error retrieving pending filings"

  @A2-adminhome
  Rule: The worklist groups filings by how long they have waited
    Scenario: The groups, the youngest first
      Given 3 filings are pending
      Then the worklist groups them as "Less than 1 day, 1 to 3 days, 3 to 7 days, More than 7 days"

  @A2-adminhome
  Rule: The worklist figures tell the time to a decision in days and hours
    Scenario Outline: How long the decision in the middle took
      Given the filings of the office were decided after "<hours>" hours
      Then the worklist figures give the time to a decision as "<time>"

      Examples:
        | hours | time             |
        |       | No decisions yet |
        | 0.9   | Less than 1 hour |
        | 1     | 1 hour           |
        | 24    | 1 day            |
        | 53    | 2 days 5 hours   |
