Feature: Review of a pending filing
  An administrator decides on what was submitted as a whole, with its private proofs, and two never decide at once.

  @A2-review
  Rule: The review shows what was submitted and by whom, private files among it
    @browser-only
    Scenario: An administrator reads a filing
      Given a pending filing that is unlocked
      And another administrator has its review open
      Then the review shows:
        | label        |
        | Entity name  |
        | Entity ID #  |
        | Email        |
        | Filing       |
        | Submitted on |
      And the form of the filing can be read, opened and saved

    @browser-only
    Scenario: An administrator sees what was attached
      Given the pending filing has the attachments "letter"
      And a pending filing that is unlocked
      And another administrator has its review open
      Then the review lists the attachments:
        | file          | document  | private |
        | letter.txt    |           | no      |
        | affidavit.pdf | Affidavit | yes     |
        | photo-id.png  | Photo ID  | yes     |

  @A2-review
  Rule: The review offers what its reader may do
    Scenario: Somebody else's lock that has expired can be taken over
      Given a pending filing that is locked
      And its review was last active 300 seconds ago
      Then the review offers another administrator: Process, Cancel

    Scenario Outline: What is offered
      Given a pending filing that is <state>
      Then the review offers <who>: <actions>

      @browser
      Examples: Unlocked
        | state    | who                     | actions         |
        | unlocked | another administrator   | Process, Cancel |

      Examples: Unlocked, further
        | state    | who                     | actions         |
        | unlocked | a user without the role | nothing         |

      @browser
      Examples: Locked
        | state  | who                     | actions                          |
        | locked | the holder of the lock  | Process, Approve, Reject, Cancel |
        | locked | another administrator   | Cancel                           |

      Examples: Locked, further
        | state  | who                     | actions                          |
        | locked | a user without the role | nothing                          |

      @browser
      Examples: Decided
        | state    | who                     | actions |
        | approved | the holder of the lock  | nothing |

      Examples: Decided, further
        | state    | who                     | actions |
        | approved | another administrator   | nothing |
        | approved | a user without the role | nothing |
        | rejected | the holder of the lock  | nothing |
        | rejected | another administrator   | nothing |
        | rejected | a user without the role | nothing |

  @A2-review
  Rule: An approval may leave attachments out of the record
    @api
    Scenario Outline: Attachments that are left out
      Given the pending filing has the attachments "1, 2, 3"
      When it is approved without the attachments "<without>"
      Then the attachments "<left out>" are left out of the record

      @browser
      Examples:
        | without | left out |
        | 2       | 2        |

      Examples: Further
        | without | left out |
        |         |          |
        | 3, 1    | 1, 3     |
        | 1, 2, 3 | 1, 2, 3  |

      Examples: A number that is none of its attachments
        | without | left out |
        | 4       |          |
        | 2, 4    | 2        |

  @A2-review
  Rule: An administrator who approves a filing is told from when on it counts
    Scenario Outline: The filer asked for another time than that of filing
      Given a pending filing that is locked
      And its filer asked for it to take effect at "11/20/2026 09:00 AM"
      Then the administrator who approves it at "<time>" is told "<notice>"

      Examples: Before, and from the moment itself on
        | time                | notice                                                                                                                             |
        | 11/20/2026 08:59 AM | It takes effect on 11/20/2026 09:00 AM MST, as its filer asks.                                                                     |
        | 11/20/2026 09:00 AM | The date that its filer asked for, 11/20/2026 09:00 AM MST, has passed: approved now, it counts from the day of its receipt. |

    Scenario: The filer asked for no time
      Given a pending filing that is locked
      Then the administrator who approves it at "11/20/2026 09:00 AM" is told ""

  @A2-review @A4-lock
  Rule: A decision is confirmed in the queue
    @browser-only
    Scenario Outline: The queue says that a filing is decided
      Given a pending filing that is locked
      When the holder of the lock tries to <command> it
      Then the queue says "Filing processed successfully."

      Examples:
        | command |
        | approve |
        | reject  |

    @browser-only
    Scenario Outline: A decision goes on when its review is left before the registry has answered
      Given a pending filing that is locked
      When the holder of the lock tries to <command> it and leaves its review at once
      Then the queue says of the filing "Filing processed successfully."
      And the pending filing is <state>

      Examples:
        | command | state    |
        | approve | approved |
        | reject  | rejected |

    @browser-only
    Scenario Outline: A decision that fails after its review was left is told in the queue
      Given a pending filing that is locked
      And the registry takes no decision about it
      When the holder of the lock tries to <command> it and leaves its review at once
      Then the queue says of the filing "<message>"
      And the queue leads to its review again

      Examples:
        | command | message                 |
        | approve | Error approving filing. |
        | reject  | Error rejecting filing. |
