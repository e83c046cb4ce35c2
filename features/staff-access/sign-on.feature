Feature: Signing on
  Staff sign on with the office; the role BIZ_FRAUD marks an administrator.

  @A2-loginadmin @A8-other
  Rule: At the sign-on of the admin area everybody signs on, and is then admitted by role
    Scenario: A visitor at the sign-on signs on
      When a visitor who is not signed on comes to the sign-on of the admin area
      Then the visitor has to sign on

    Scenario Outline: A user at the sign-on is admitted by role
      When a user with the roles "<roles>" comes to the sign-on of the admin area
      Then the visitor <verdict>

      Examples:
        | roles            | verdict                   |
        | BIZ_FRAUD        | is sent to the admin home |
        | OTHER, BIZ_FRAUD | is sent to the admin home |
        | OTHER            | is not allowed in         |
        |                  | is not allowed in         |

  @A2-loginadmin
  Rule: A user in the admin area who is not an administrator is sent to the sign-on
    Scenario: A visitor in the admin area is sent to the sign-on
      When a visitor who is not signed on comes to a place in the admin area
      Then the visitor is sent to the sign-on

    Scenario Outline: A user in the admin area stays by role
      When a user with the roles "<roles>" comes to a place in the admin area
      Then the visitor <verdict>

      Examples:
        | roles            | verdict                |
        | BIZ_FRAUD        | stays                  |
        | OTHER, BIZ_FRAUD | stays                  |
        | OTHER            | is sent to the sign-on |
        |                  | is sent to the sign-on |

  @A2-loginadmin @A2-change
  Rule: An administrator whose password is a temporary one changes it before anything else
    Scenario Outline: The password is changed first
      When an administrator with a temporary password comes to <place>
      Then the visitor is sent to the password change

      Examples:
        | place                          |
        | the sign-on of the admin area  |
        | a place in the admin area      |

  @A2-logout
  Rule: Logging out ends the sign-on if there is one, and leads to the configured target
    @browser
    Scenario Outline: A user logs out
      When a user who <is signed on> logs out
      Then the sign-on <is ended>
      And the visitor is sent to the configured address

      Examples:
        | is signed on     | is ended             |
        | is signed on     | ends                 |
        | is not signed on | does not have to end |

  @W6-roles
  Rule: The role BIZ_FRAUD makes an administrator
    Scenario Outline: A holder of the role is one
      When a user signs on with the roles "<roles>"
      Then the user is an administrator

      Examples:
        | roles            |
        | BIZ_FRAUD        |
        | OTHER, BIZ_FRAUD |

    Scenario Outline: Nobody else is one
      When a user signs on with the roles "<roles>"
      Then the user is not an administrator

      Examples:
        | roles       |
        |             |
        | OTHER       |
        | biz_fraud   |
        | BIZ_FRAUD_2 |

  @W9-token
  Rule: A token is refreshed when it is within five seconds of its end
    Scenario Outline: The time that is left decides
      When a token is used with "<seconds>" seconds left
      Then the token <is refreshed>

      Examples:
        | seconds | is refreshed |
        | 3600    | is kept      |
        | 6       | is kept      |
        | 5.001   | is kept      |
        | 5       | is refreshed |
        | 4.999   | is refreshed |
        | 0       | is refreshed |
        | -1      | is refreshed |
        | -86400  | is refreshed |

    Scenario Outline: A time that cannot be read asks for a fresh token
      When a token that expires at "<end>" is used at "<now>"
      Then the token is refreshed

      Examples:
        | end                  | now                  |
        |                      | 2026-11-20T16:00:00Z |
        | soon                 | 2026-11-20T16:00:00Z |
        | 2026-11-20T17:00:00Z |                      |
