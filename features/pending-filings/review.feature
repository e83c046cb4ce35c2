Feature: Review of a pending filing

  @A2-review
  Rule: The review offers what its reader may do
    Scenario Outline: What is offered
      Given a pending filing that is <state>
      Then the review offers <who>: <actions>

      Examples: Unlocked
        | state    | who                     | actions         |
        | unlocked | another administrator   | Process, Cancel |
        | unlocked | a user without the role | nothing         |

      Examples: Locked
        | state  | who                     | actions                          |
        | locked | the holder of the lock  | Process, Approve, Reject, Cancel |
        | locked | another administrator   | Cancel                           |
        | locked | a user without the role | nothing                          |

      Examples: Decided
        | state    | who                     | actions |
        | approved | the holder of the lock  | Cancel  |
        | approved | another administrator   | Cancel  |
        | approved | a user without the role | nothing |
        | rejected | the holder of the lock  | Cancel  |
        | rejected | another administrator   | Cancel  |
        | rejected | a user without the role | nothing |

  @A2-review
  Rule: An approval may leave attachments out of the record
    Scenario Outline: Attachments that are left out
      Given the pending filing has the attachments "1, 2, 3"
      When it is approved without the attachments "<without>"
      Then the attachments "<left out>" are left out of the record

      Examples:
        | without | left out |
        |         |          |
        | 2       | 2        |
        | 3, 1    | 1, 3     |
        | 1, 2, 3 | 1, 2, 3  |

      Examples: A number that is none of its attachments
        | without | left out |
        | 4       |          |
        | 2, 4    | 2        |
