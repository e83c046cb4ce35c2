Feature: Changing a password
  The password is all that protects an entity's record from false filings, so that it is neither short nor changed by somebody who only
  found a computer open.

  @A5-change
  Rule: The current password is asked for
    Scenario Outline: A current password is accepted or refused
      Given the filer has filled in the password change
      When the filer enters "<password>" as the current password
      And the filer continues
      Then the problem with the current password is "<problem>"

      Examples:
        | password      | problem                        |
        |               | Enter a current password       |
        | [7 letters]   | Must be at least 8 characters  |
        | [8 letters]   |                                |
        | [250 letters] |                                |
        | [251 letters] | Must be at most 250 characters |

  @A5-change
  Rule: The new password has 8 to 250 letters and digits, with a small letter, a capital and a digit
    Scenario Outline: A new password is accepted or refused
      Given the filer has filled in the password change
      When the filer enters "<password>" as the new password
      And the filer continues
      Then the problem with the new password is "<problem>"

      Examples: Its length
        | password        | problem                        |
        |                 | Enter new password             |
        | A5[5 letters]   | Invalid new password           |
        | A5[6 letters]   |                                |
        | A5[248 letters] |                                |
        | A5[249 letters] | Must be at most 250 characters |

      Examples: Its composition
        | password     | problem              |
        | Meadow42Lark |                      |
        | meadow42lark | Invalid new password |
        | MEADOW42LARK | Invalid new password |
        | MeadowOfLark | Invalid new password |
        | 1234567890   | Invalid new password |
        | Meadow-42    | Invalid new password |
        | Meadow 42    | Invalid new password |
        | Meadow42!    | Invalid new password |
        | Méadow42     | Invalid new password |

      Examples: Length before composition
        | password      | problem                        |
        | [251 letters] | Must be at most 250 characters |
        | [251 spaces]  | Must be at most 250 characters |
        | [7 digits]    | Invalid new password           |
        | [8 spaces]    | Invalid new password           |

    Scenario: Spaces around it are not taken away
      Given the filer has filled in the password change
      When the filer enters " Meadow42Lark" as the new password
      And the filer continues
      Then the problem with the new password is "Invalid new password"

  @A5-change
  Rule: The new password is retyped alike
    Scenario Outline: The two entries are compared
      Given the filer has filled in the password change
      When the filer enters:
        | new password         | <new>     |
        | retyped new password | <retyped> |
      And the filer continues
      Then the problem with the retyped new password is "<problem>"

      Examples:
        | new          | retyped      | problem                          |
        | Meadow42Lark | Meadow42Lark |                                  |
        | Meadow42Lark |              | Enter retyped new password       |
        | Meadow42Lark | meadow42lark | New password entries don't match |
        | Meadow42Lark | Meadow42Lar  | New password entries don't match |
        | Meadow42Lark | M            | New password entries don't match |
        | short        | other        | New password entries don't match |
        | short        | short        |                                  |
        |              | Meadow42Lark |                                  |

    @browser
    Scenario: Everything is asked for
      Given the filer is asked for the password change
      When the filer continues
      Then the problems are:
        | field                | problem                    |
        | current password     | Enter a current password   |
        | new password         | Enter new password         |
        | retyped new password | Enter retyped new password |

    Scenario: A password that is in order is changed
      Given the filer has filled in the password change
      When the filer continues
      Then the problems are ""

  @A5-change
  Rule: The new password differs from the current one
    Scenario Outline: The current password is entered as the new one
      Given the filer has filled in the password change
      When the filer enters:
        | current password     | <current> |
        | new password         | <new>     |
        | retyped new password | <new>     |
      And the filer continues
      Then the problem with the new password is "<problem>"

      Examples: Upper and lower case differ
        | current      | new          | problem                                                |
        | Meadow42Lark | Meadow42Lark | Enter a new password that differs from the current one |
        | Meadow42Lark | Meadow42lark |                                                        |

      Examples: What is wrong with it otherwise comes first
        | current      | new          | problem              |
        | meadow42lark | meadow42lark | Invalid new password |
        |              |              | Enter new password   |

  @A2-change
  Rule: A user who closes the confirmation is logged out and logs in with the new password
    Scenario Outline: Where the user logs in again
      When a user with the roles "<roles>" closes the confirmation of the password change
      Then the user is logged out
      And the user is sent to the <place>

      Examples:
        | roles            | place      |
        | BIZ_FRAUD        | admin home |
        | OTHER, BIZ_FRAUD | admin home |
        |                  | login      |
        | OTHER            | login      |

  @A2-change
  Rule: A user who has logged in changes the password
    Scenario Outline: Who opens the password change
      When a user who <signed on> as staff, and with secure filing <secure>, opens the password change
      Then the <result>

      Examples:
        | signed on        | secure | result                    |
        | is signed on     | off    | password can be changed   |
        | is signed on     | on     | password can be changed   |
        | is not signed on | on     | password can be changed   |
        | is not signed on | off    | user has to log in first  |
